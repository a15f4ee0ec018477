// The same app without the header, to measure what the header adds.
export default function WithoutHeader() {
  return <h1>Without a header</h1>;
}
