import React from 'react';
import { Badge } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { EventsPanel } from './EventsPanel';
import { addEvent, clearEvents, useListedEvents } from './listedEvents';
import { SENT } from './sentEvent';

const ADDON = 'lintel/events';
const PANEL = `${ADDON}/panel`;

/**
 * The panel "Events". It listens from the start, because a story sends its
 * first events before the panel is opened.
 */
export function registerEvents(): void {
  addons.register(ADDON, (api) => {
    api.on(SENT, addEvent);
    api.on(STORY_CHANGED, clearEvents);
    addons.add(PANEL, {
      type: types.PANEL,
      title: Title,
      render: ({ active = true }) => <EventsPanel active={active} />,
    });
  });
}

function Title() {
  const { length } = useListedEvents();
  const isShown = useStorybookApi().getSelectedPanel() === PANEL;
  const status = isShown ? 'active' : 'neutral';
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      <span>Events</span>
      {length > 0 ? (
        <Badge compact status={status}>
          {length}
        </Badge>
      ) : null}
    </div>
  );
}
