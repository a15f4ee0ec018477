import { onTestFinished } from 'vitest';

/** The `lintel:error` events of the page from now on, until the test ends. */
export function watchReports() {
  const reports: WindowEventMap['lintel:error']['detail'][] = [];
  const keep = ({ detail }: WindowEventMap['lintel:error']) =>
    reports.push(detail);
  window.addEventListener('lintel:error', keep);
  onTestFinished(() => window.removeEventListener('lintel:error', keep));
  return reports;
}
