export default function WebsiteDesign() {
  return <h1>Website design</h1>;
}
