/** Another origin gets the visitor's cookies only if the request says so. */
export function credentialsFor(
  endpoint: string,
): RequestCredentials | undefined {
  return endpoint.startsWith('/') ? undefined : 'include';
}
