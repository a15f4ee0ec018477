import { browserProject } from './browserProjects';
import { findFirefox, findWebKit, isBuildServer } from './browsers.mjs';
import { firefox } from './firefox-provider';
import type { Project, TestOptions } from './nodeProjects';
import { webkit } from './webkit-provider';

/** Firefox and WebKit. If one is missing, its tests are skipped with a message. */
export function engineProjects(test: TestOptions): Project[] {
  const engines = [
    { name: 'firefox', found: findFirefox(), engine: firefox },
    { name: 'webkit', found: findWebKit(), engine: webkit },
  ];
  return engines.flatMap(({ name, found, engine }) => {
    if (found) return browserProject(name, test, engine(found));
    const notice = `Lintel: ${name} is not installed; \`npm run browsers\` installs it`;
    if (isBuildServer()) throw new Error(`${notice}.`);
    console.warn(`${notice}. Its tests are skipped.`);
    return [];
  });
}
