import { Component, type ReactNode } from 'react';

interface PartProps {
  children: ReactNode;
  instead: ReactNode;
}

/** A part whose code cannot be fetched, without a connection say, leaves its place to something else, not the page. */
export class Part extends Component<PartProps> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
