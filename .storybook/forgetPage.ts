import { forgetPage as forget } from '../src/testing/forgetPage';

/** The next story is a new page in the same document. */
export function forgetPage(): void {
  forget();
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  scrollTo(0, 0);
}
