/** Tells the style sheet that there is no JavaScript (see unscripted.css.ts). */
export function Unscripted() {
  return (
    <noscript>
      <i />
    </noscript>
  );
}
