/** Adds a show-password button, which appears only where scripts run. */
export const SHOW_PASSWORD_SCRIPT = `
(() => {
  const field = document.getElementById("password");
  const button = document.querySelector("button.show");
  if (!field || !button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
    button.firstChild.data = shown ? "Hide" : "Show";
  });
})();
`;
