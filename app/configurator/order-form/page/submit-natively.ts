/** Posts a form as a browser without JavaScript would, including the pressed button. */
export function submitNatively(
  form: HTMLFormElement,
  button: Pick<HTMLButtonElement, "name" | "value"> | HTMLElement | null,
): void {
  if (button && "name" in button && "value" in button) {
    const pressed = document.createElement("input");
    pressed.type = "hidden";
    pressed.name = String(button.name);
    pressed.value = String(button.value);
    form.append(pressed);
  }
  form.submit();
}
