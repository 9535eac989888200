/** The fields of a contact message as a person sends them; the last one is hidden and stays empty. */
export const MESSAGE = {
  name: "Ann Lee",
  email: "ann@site.test",
  phone: "",
  topic: "quote",
  message: "Two doors",
  website: "",
};
