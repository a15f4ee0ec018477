import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { useSetting } from './SettingContext';
import { Promo } from './slots';

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
