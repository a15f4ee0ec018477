import React, { useSyncExternalStore } from 'react';
import { Badge } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { createEventList } from './eventList';
import { EventsPanel } from './EventsPanel';
import { PAGE, SENT } from './inspectedEvent';

const ADDON = 'lintel/events';
const PANEL = `${ADDON}/panel`;

/**
 * The panel "Events". It listens from the start, because a story sends its
 * first events before the panel is opened.
 */
export function registerEvents(): void {
  addons.register(ADDON, (api) => {
    const list = createEventList();
    api.on(SENT, list.add);
    api.on(PAGE, list.begin);

    function Title() {
      const { length } = useSyncExternalStore(list.subscribe, list.get);
      const isShown = useStorybookApi().getSelectedPanel() === PANEL;
      return (
        <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
          <span>Events</span>
          {length > 0 ? (
            <Badge compact status={isShown ? 'active' : 'neutral'}>
              {length}
            </Badge>
          ) : null}
        </div>
      );
    }

    addons.add(PANEL, {
      type: types.PANEL,
      title: Title,
      render: ({ active = true }) => (
        <EventsPanel list={list} active={active} />
      ),
    });
  });
}
