// The same app without the header: what the header adds is the difference.
export default function WithoutHeader() {
  return <h1>Without a header</h1>;
}
