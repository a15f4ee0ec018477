import { LintelProvider } from 'lintel';
import { site } from '../../../header/site';
import { WithOwnHeader } from '../../../header/WithOwnHeader';

export default function OwnHeader() {
  return (
    <LintelProvider site={site} locale="en-US" consent="granted">
      <WithOwnHeader />
    </LintelProvider>
  );
}
