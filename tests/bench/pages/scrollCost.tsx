import { LintelProvider, StickySideNav } from 'lintel';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /**
     * Shows a page with this many sections. Resolves once everything has
     * settled.
     */
    showSections?(count: number): Promise<void>;
    /**
     * Scrolls down the first sections and back. Resolves to the number of
     * frames.
     */
    scrollAbout?(): Promise<number>;
  }
}

const HEIGHT = 300;
/**
 * The height of a step, in px. Another section is in the middle every fifth
 * frame.
 */
const STEP = 60;
/** Every page is long enough for this many steps. */
const STEPS = 40;

const root = createRoot(document.getElementById('root')!);
const frame = () => new Promise(requestAnimationFrame);

window.showSections = async (count) => {
  const ids = Array.from({ length: count }, (_, index) => `section-${index}`);
  root.render(
    <LintelProvider tracking={false}>
      <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr' }}>
        <StickySideNav items={ids.map((id) => ({ id, label: id }))} />
        <main>
          {ids.map((id) => (
            <section key={id} id={id} style={{ height: HEIGHT }} />
          ))}
        </main>
      </div>
    </LintelProvider>,
  );
  for (let count = 0; count < 30; count += 1) await frame();
};

window.scrollAbout = async () => {
  for (let step = 0; step < 2 * STEPS; step += 1) {
    scrollTo(0, STEP * (step < STEPS ? step : 2 * STEPS - step));
    await frame();
  }
  return 2 * STEPS;
};
