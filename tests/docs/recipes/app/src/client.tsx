import 'lintel/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

// Those of the recipe, too.
import.meta.glob('./*.css', { eager: true });

hydrateRoot(document.getElementById('root')!, <Page />);
