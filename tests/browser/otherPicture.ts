/**
 * Shows a lazy image in the viewport, and waits for it. By then, images that
 * load immediately have been requested.
 */
export async function otherPicture() {
  const image = new Image();
  image.loading = 'lazy';
  const settled = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  image.src = `/spotlight/other-${crypto.randomUUID()}.webp`;
  document.body.prepend(image);
  await settled;
  image.remove();
}
