export default function Home() {
  return <h1>Ihre Website</h1>;
}
