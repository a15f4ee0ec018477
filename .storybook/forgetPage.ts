import { forgetPage as forget } from '../src/testing/forgetPage';

/** The next story is a new page in the same document. */
export function forgetPage(): void {
  forget();
  scrollTo(0, 0);
}
