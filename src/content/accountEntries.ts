import type { Content } from './content';
import type { AccountEntry, AccountLogOut } from './navigation';

/** The entries of the account menu: those of the content, or the three defaults (behaviour A7). */
export function accountEntriesOf({
  messages,
  navigation,
}: Pick<Content, 'messages' | 'navigation'>): readonly AccountEntry[] {
  return (
    navigation.account ?? [
      {
        id: 'account-dashboard',
        label: messages.accountDashboard,
        href: '/',
        host: 'account',
      },
      {
        id: 'account-domains',
        label: messages.domains,
        href: '/domains',
        host: 'account',
      },
      { id: 'log-out', label: messages.logOut, action: 'logOut' },
    ]
  );
}

export function isLogOut(entry: AccountEntry): entry is AccountLogOut {
  return 'action' in entry;
}
