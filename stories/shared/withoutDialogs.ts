/** Makes this browser one that knows no modal dialogs: the plain list stands in for the drawer. Returns the way back. */
export function withoutDialogs(): () => void {
  const { prototype } = HTMLDialogElement;
  const showModal = Object.getOwnPropertyDescriptor(prototype, 'showModal')!;
  Reflect.deleteProperty(prototype, 'showModal');
  return () => {
    Object.defineProperty(prototype, 'showModal', showModal);
  };
}
