export default function Home() {
  return <h1>Build your website</h1>;
}
