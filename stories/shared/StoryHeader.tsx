import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { useSetting } from './SettingContext';
import { Promo } from './slots';

/**
 * For play functions, whose click comes long after its hover on a busy machine:
 * the menu that the hover has opened stays open.
 */
export const slowly = { reflexClickMs: 60_000 };

/** The header in the story's setting. */
export function StoryHeader(props: HeaderProps) {
  const { theme, banner } = useSetting();
  return (
    <Header
      theme={theme}
      banner={banner === 'promo' ? <Promo /> : undefined}
      {...props}
    />
  );
}
