import { Header, type HeaderProps } from '../../src/components/Header/Header';
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
