// As an app declares it.
interface Window {
  dataLayer?: unknown[];
}
