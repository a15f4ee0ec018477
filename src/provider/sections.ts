import { shared } from '../core/registry';

/** Which sections of the page were seen: a component that is mounted anew sees none for the first time. */
export function pageSections() {
  return shared('sections', () => {
    let seenOn = '';
    const seen = new Set<string>();
    return {
      isFirstView(pageView: string, section: string): boolean {
        if (pageView !== seenOn) seen.clear();
        seenOn = pageView;
        const isFirst = !seen.has(section);
        seen.add(section);
        return isFirst;
      },
    };
  });
}
