export default function WithoutHeader() {
  return <h1>Without a header</h1>;
}
