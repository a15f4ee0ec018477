import { FootPage, type FootPageProps } from '../pages/FootPage';
import { LongPage, type LongPageProps } from '../pages/LongPage';
import { TeamPage, type TeamPageProps } from '../pages/TeamPage';
import { useSetting } from './SettingContext';
import { StoryHeader } from './StoryHeader';

/** A page with a team's own bar, in the story's setting. */
export function StoryTeamPage(props: Omit<TeamPageProps, 'theme'>) {
  return <TeamPage theme={useSetting().theme} {...props} />;
}

/** A page with a foot, in the story's setting. */
export function StoryFootPage(props: Omit<FootPageProps, 'theme'>) {
  return <FootPage theme={useSetting().theme} {...props} />;
}

/** A long page below the header, in the story's setting. */
export function StoryLongPage(props: LongPageProps) {
  const { theme } = useSetting();
  return <LongPage theme={theme} header={<StoryHeader />} {...props} />;
}
