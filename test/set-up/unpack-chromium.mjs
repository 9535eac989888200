import chromium from "@sparticuz/chromium";

// This unpacks it into the folder for temporary files.
await chromium.executablePath();
