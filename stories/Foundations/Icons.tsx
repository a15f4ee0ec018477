import { Icon, type IconProps } from '../../src/ui/Icon';
import './foundations.css';

/** Where each is used. The type requires all that there are. */
const icons: Record<IconProps['shape'], string> = {
  chevron: 'Buttons that open a menu, a section or the language list',
  arrow: 'Tertiary links, and the link to all of a menu',
  external: 'Links that open in a new tab',
  globe: 'The language button',
  menu: 'The menu button of small screens',
  cross: 'The button that closes the drawer',
};

/** Every icon, with its name. */
export function Icons() {
  return (
    <ul className="foundations-list">
      {Object.entries(icons).map(([shape, use]) => (
        <li key={shape}>
          <span className="foundations-icon">
            <Icon shape={shape as IconProps['shape']} />
            <Icon shape={shape as IconProps['shape']} size={16} />
          </span>
          <code>{shape}</code>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
