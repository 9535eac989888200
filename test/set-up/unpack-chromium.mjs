import chromium from "@sparticuz/chromium";

// It unpacks into the folder for temporary files.
await chromium.executablePath();
