/** Posts a form as it would be without JavaScript, with the pressed button. */
export function postWhole(
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
