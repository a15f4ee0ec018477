// What translators, extensions and optimizers do to a page.

/** Translators wrap each text in two elements. */
function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest('script, font'))
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Password managers and other extensions add attributes and elements. */
function extend(root) {
  for (const element of root.querySelectorAll('button, input, a')) {
    element.setAttribute('data-extension', 'seen');
    element.setAttribute('style', '--extension: 1');
  }
  const box = () => document.createElement('extension-box');
  document.body.prepend(box());
  document.body.append(box());
  for (const part of root.querySelectorAll('header, header nav, header button'))
    part.append(box());
  root.querySelector('header')?.prepend(box());
}

/** Optimizers remove comments. */
function removeComments(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.remove());
}

function thirdParties() {
  removeComments(document.body);
  translate(document.body);
  extend(document.body);
}
