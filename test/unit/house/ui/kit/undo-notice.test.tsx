// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { UndoNotice } from "~/house/ui/kit/undo-notice";

describe("a notice with Undo", () => {
  it("says what happened in a live region, and stays", () => {
    vi.useFakeTimers();
    render(<UndoNotice text="Door 2 was removed." onUndo={() => {}} />);
    vi.advanceTimersByTime(60_000);
    expect(screen.getByRole("status").textContent).toBe("Door 2 was removed.");
    expect(screen.queryByRole("button", { name: /Dismiss/ })).toBeNull();
    vi.useRealTimers();
  });

  it("calls undo and dismiss once each", () => {
    const onUndo = vi.fn();
    const onDismiss = vi.fn();
    render(<UndoNotice text="Gone." onUndo={onUndo} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss: Gone." }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it("takes the focus only if requested", () => {
    const { unmount } = render(<UndoNotice text="Gone." onUndo={() => {}} />);
    expect(document.activeElement).toBe(document.body);
    unmount();
    render(<UndoNotice text="Gone." onUndo={() => {}} takesFocus />);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  });
});
