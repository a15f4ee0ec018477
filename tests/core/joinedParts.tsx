import { act, render } from '@testing-library/react';
import { Fragment, useEffect } from 'react';
import { useDrawer } from '../../src/components/MobileDrawer/useDrawer';
import { closedAccountMenu, stepAccountMenu } from '../../src/core/accountMenu';
import { useDropdown } from '../../src/hooks/useDropdown';
import { useMachine } from '../../src/hooks/useMachine';
import { useOnlyOpen } from '../../src/hooks/useOnlyOpen';
import { useOpenState } from '../../src/hooks/useOpenState';

/** `[the part, what of it is open now, why]` */
export type Told = [name: string, open: string | boolean | null, why: string];

/** The parts as they are drawn now: each render puts its own in place. */
interface Drawn {
  dropdown: ReturnType<typeof useDropdown>;
  account: ReturnType<typeof useAccountMenu>;
  drawer: ReturnType<typeof useDrawer>;
  languages: ReturnType<typeof useLanguages>;
}

type Tell = (...told: Told) => void;

function useMenus(tell: Tell) {
  return useDropdown({
    onOpenChange: (open, { menu, reason }) =>
      tell('dropdown', open ? menu : null, reason),
  });
}

function useMobileDrawer(tell: Tell) {
  return useDrawer(null, {
    onOpenChange: (open, { reason }) => tell('drawer', open, reason),
  });
}

/** As in `AvatarMenu`, which needs its avatar on the page. */
function useAccountMenu(tell: Tell) {
  const [machine, { open }] = useMachine(stepAccountMenu, closedAccountMenu, {
    onChange: (next, reason) => tell('account', next, reason),
  });
  useOnlyOpen(open, () => machine.send({ type: 'dismiss', reason: 'other' }));
  return { machine, open };
}

/** As in the language menu's `Disclosure`. */
function useLanguages(tell: Tell) {
  const [open, change] = useOpenState<string>({
    onOpenChange: (next, { reason }) => tell('languages', next, reason),
  });
  useOnlyOpen(open, () => change(false, 'other'));
  return [open, change] as const;
}

const hooks = {
  dropdown: useMenus,
  account: useAccountMenu,
  drawer: useMobileDrawer,
  languages: useLanguages,
};

const names = ['dropdown', 'account', 'drawer', 'languages'] as const;
type Name = (typeof names)[number];

/** The parts of a page by the header's own hooks, without what they look like. */
export function showParts() {
  const told: Told[] = [];
  const drawn = {} as Drawn;
  const keys = { dropdown: 0, account: 0, drawer: 0, languages: 0 };

  function Part({ name }: { name: Name }) {
    const part = hooks[name]((...change) => void told.push(change));
    useEffect(() => {
      Object.assign(drawn, { [name]: part });
    });
    return null;
  }

  const page = () =>
    names.map((name) => (
      <Fragment key={`${name} ${keys[name]}`}>
        <Part name={name} />
      </Fragment>
    ));
  const { rerender, unmount } = render(page());
  const isOpen = {
    dropdown: () => drawn.dropdown.open !== null,
    account: () => drawn.account.open,
    drawer: () => drawn.drawer[0],
    languages: () => drawn.languages[0],
  };
  return {
    drawn,
    unmount,
    act: (deed: () => void) => act(deed),
    takeTold: () => told.splice(0),
    open: () => names.filter((name) => isOpen[name]()),
    renew(name: Name) {
      keys[name] += 1;
      rerender(page());
    },
  };
}
