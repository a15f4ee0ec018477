import { LintelProvider } from 'lintel';
import { Outlet } from 'react-router';
import { site } from '../../../header/site';
import { WithHeader } from '../../../header/WithHeader';

export default function English() {
  return (
    <LintelProvider site={site} locale="en-US" consent="granted">
      <WithHeader>
        <Outlet />
      </WithHeader>
    </LintelProvider>
  );
}
