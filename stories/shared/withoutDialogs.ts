/**
 * Makes this browser behave like one without modal dialogs, so that the plain
 * list replaces the drawer. Returns a function that undoes it.
 */
export function withoutDialogs(): () => void {
  const { prototype } = HTMLDialogElement;
  const showModal = Object.getOwnPropertyDescriptor(prototype, 'showModal')!;
  Reflect.deleteProperty(prototype, 'showModal');
  return () => {
    Object.defineProperty(prototype, 'showModal', showModal);
  };
}
