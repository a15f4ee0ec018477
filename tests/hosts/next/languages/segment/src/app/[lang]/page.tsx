import { Heading } from '../../Heading';

export default function Page() {
  return <Heading path="/" />;
}
