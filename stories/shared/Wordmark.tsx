/**
 * A logo as a team would pass it, in the colour of the text: a beam over two
 * posts.
 */
export function Wordmark() {
  return (
    <svg
      aria-hidden="true"
      width="32"
      height="28"
      viewBox="0 0 32 28"
      fill="currentColor"
    >
      <path d="M0 0h32v6H0zM4 6h6v22H4zM22 6h6v22h-6z" />
    </svg>
  );
}
