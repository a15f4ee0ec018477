export default function Page() {
  return <h1>Hallo</h1>;
}
