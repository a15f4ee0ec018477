import { renderToString } from 'react-dom/server';
import { Page } from './Page';

process.stdout.write(renderToString(<Page />));
