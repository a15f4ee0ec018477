export { WithOwnHeader as default } from '../header/WithOwnHeader';
